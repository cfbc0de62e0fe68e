import { recall, remember } from './keep';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const isTheme = (value: string | null): value is Theme => THEMES.some((theme) => theme === value);

class ThemeChoice {
  current = $state<Theme>('auto');

  /** Takes up the remembered choice; called once, before anything is drawn. */
  start(): void {
    const kept = recall('theme');
    this.choose(isTheme(kept) ? kept : 'auto');
  }

  choose(theme: Theme): void {
    this.current = theme;
    remember('theme', theme);
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }

  /** Goes round: auto, light, dark. */
  next(): void {
    this.choose(THEMES[(THEMES.indexOf(this.current) + 1) % THEMES.length] ?? 'auto');
  }
}

export const theme = new ThemeChoice();
