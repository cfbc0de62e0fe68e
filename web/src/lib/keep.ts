/** Reads a remembered setting; a browser that blocks storage simply remembers nothing. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`bestiary.${name}`);
  } catch {
    return null;
  }
}

/** Forgets everything that was ever remembered here. */
export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('bestiary.')) localStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}

/** Remembers a setting where the browser allows it. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`bestiary.${name}`, value);
  } catch {
    // Blocked or full storage: the setting holds for this visit.
  }
}
