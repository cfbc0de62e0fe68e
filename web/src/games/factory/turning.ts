// Turning a tile by hand: whoever holds it and moves round its middle turns it by quarters.
import type { Attachment } from 'svelte/attachments';

const STEP = Math.PI / 4; // so far round the middle until the tile follows by a quarter
const NEAR = 6; // pixels round the middle in which no direction can be told

/** Lets a drag round an element's middle turn something; `onturn` gets 1 for clockwise, -1 for the other way. */
export const turning =
  (onturn: (way: 1 | -1) => void): Attachment<Element> =>
  (element) => {
    let from: number | null = null;
    let moved = false;
    const angle = (event: PointerEvent): number | null => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [event.clientX - left - width / 2, event.clientY - top - height / 2];
      return Math.hypot(x, y) < NEAR ? null : Math.atan2(y, x);
    };
    const down = (event: PointerEvent): void => {
      from = angle(event);
      moved = false;
      event.stopPropagation();
    };
    const move = (event: PointerEvent): void => {
      if (from === null || event.buttons === 0) return;
      const now = angle(event);
      if (now === null) return;
      const by = Math.atan2(Math.sin(now - from), Math.cos(now - from));
      if (Math.abs(by) < STEP) return;
      if (!moved) element.setPointerCapture(event.pointerId);
      moved = true;
      from = now;
      onturn(by > 0 ? 1 : -1);
    };
    const up = (): void => {
      from = null;
    };
    // The click that ends a drag is no click.
    const click = (event: Event): void => {
      if (!moved) return;
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const listeners: readonly (readonly [string, EventListener])[] = [['pointerdown', down as EventListener], ['pointermove', move as EventListener], ['pointerup', up], ['pointercancel', up]];
    for (const [name, run] of listeners) element.addEventListener(name, run);
    element.addEventListener('click', click, { capture: true });
    return () => {
      for (const [name, run] of listeners) element.removeEventListener(name, run);
      element.removeEventListener('click', click, { capture: true });
    };
  };
