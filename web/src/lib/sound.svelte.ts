// Sounds of wood and paper, made of noise and short tones when they are needed; on unless someone has turned them off; a browser lets them be heard after the first gesture.
import { recall, remember } from './keep';

export type SoundName = 'clack' | 'tower' | 'flick' | 'stomp' | 'turn' | 'hm' | 'win';

type Play = (audio: AudioContext, out: AudioNode, at: number) => void;

/** A knock: a burst of noise through a narrow filter, like a finger on wood. */
function knock(audio: AudioContext, out: AudioNode, at: number, pitch: number, length: number, loud: number): void {
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const body = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 5 });
  const gain = new GainNode(audio, { gain: loud });
  source.connect(body).connect(gain).connect(out);
  source.start(at);
}

/** A blown note: soft start, soft end, a little breath. */
function blow(audio: AudioContext, out: AudioNode, at: number, pitch: number, length: number, loud: number): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.04);
  gain.gain.linearRampToValueAtTime(0, at + length);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + length);
}

const SOUNDS: Readonly<Record<SoundName, Play>> = {
  clack: (audio, out, at) => [0, 0.07].forEach((late, i) => knock(audio, out, at + late, 900 + 300 * i, 0.06, 1.2)),
  tower: (audio, out, at) => [0, 0.08, 0.16].forEach((late, i) => knock(audio, out, at + late, 800 + 350 * i, 0.06, 1.2)),
  flick: (audio, out, at) => knock(audio, out, at, 3400, 0.07, 0.5),
  stomp: (audio, out, at) => {
    knock(audio, out, at, 90, 0.28, 3);
    [0.1, 0.17, 0.26].forEach((late) => knock(audio, out, at + late, 2600, 0.04, 0.5));
  },
  turn: (audio, out, at) => {
    blow(audio, out, at, 587, 0.2, 0.12);
    blow(audio, out, at + 0.18, 784, 0.34, 0.12);
  },
  hm: (audio, out, at) => blow(audio, out, at, 196, 0.22, 0.14),
  win: (audio, out, at) => [523, 659, 784, 1047].forEach((pitch, i) => blow(audio, out, at + i * 0.14, pitch, 0.5, 0.1)),
};

class Sound {
  on = $state(recall('sound') !== 'off');
  /** From 0 to 1. */
  volume = $state(Number(recall('volume') ?? 0.6));
  #out: GainNode | null = null;
  #audio: AudioContext | null = null;

  choose(on: boolean): void {
    this.on = on;
    remember('sound', on ? 'on' : 'off');
    if (on) this.play('clack');
  }

  turn(volume: number): void {
    this.volume = volume;
    remember('volume', `${volume}`);
    this.play('clack');
  }

  play(name: SoundName): void {
    if (!this.on || !navigator.userActivation.hasBeenActive) return;
    try {
      this.#audio ??= new AudioContext();
      void this.#audio.resume();
      this.#out ??= new GainNode(this.#audio);
      this.#out.connect(this.#audio.destination);
      this.#out.gain.value = this.volume;
      SOUNDS[name](this.#audio, this.#out, this.#audio.currentTime + 0.01);
    } catch {
      // No sound device: everything is also seen.
    }
  }
}

export const sound = new Sound();
