// Sounds of wood and paper, made of noise and short tones when they are needed; off until someone wants them.
import { recall, remember } from './keep';

export type SoundName = 'clack' | 'tower' | 'flick' | 'stomp' | 'turn' | 'hm' | 'win';

type Play = (audio: AudioContext, at: number) => void;

/** A knock: a burst of noise through a narrow filter, like a finger on wood. */
function knock(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const body = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 5 });
  const gain = new GainNode(audio, { gain: loud });
  source.connect(body).connect(gain).connect(audio.destination);
  source.start(at);
}

/** A blown note: soft start, soft end, a little breath. */
function blow(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.04);
  gain.gain.linearRampToValueAtTime(0, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

const SOUNDS: Readonly<Record<SoundName, Play>> = {
  clack: (audio, at) => [0, 0.07].forEach((late, i) => knock(audio, at + late, 900 + 300 * i, 0.06, 1.2)),
  tower: (audio, at) => [0, 0.08, 0.16].forEach((late, i) => knock(audio, at + late, 800 + 350 * i, 0.06, 1.2)),
  flick: (audio, at) => knock(audio, at, 3400, 0.07, 0.5),
  stomp: (audio, at) => {
    knock(audio, at, 90, 0.28, 3);
    [0.1, 0.17, 0.26].forEach((late) => knock(audio, at + late, 2600, 0.04, 0.5));
  },
  turn: (audio, at) => {
    blow(audio, at, 587, 0.2, 0.12);
    blow(audio, at + 0.18, 784, 0.34, 0.12);
  },
  hm: (audio, at) => blow(audio, at, 196, 0.22, 0.14),
  win: (audio, at) => [523, 659, 784, 1047].forEach((pitch, i) => blow(audio, at + i * 0.14, pitch, 0.5, 0.1)),
};

class Sound {
  on = $state(recall('sound') === 'on');
  #audio: AudioContext | null = null;

  choose(on: boolean): void {
    this.on = on;
    remember('sound', on ? 'on' : 'off');
    if (on) this.play('clack');
  }

  play(name: SoundName): void {
    if (!this.on) return;
    try {
      this.#audio ??= new AudioContext();
      void this.#audio.resume();
      SOUNDS[name](this.#audio, this.#audio.currentTime + 0.01);
    } catch {
      // No sound device: everything is also seen.
    }
  }
}

export const sound = new Sound();
