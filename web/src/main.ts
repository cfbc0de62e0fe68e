import { mount } from 'svelte';
import App from './App.svelte';
import './lib/tokens.css';
import { navigation } from './lib/navigation.svelte';
import { settings } from './lib/settings.svelte';
import { speech } from './lib/speech.svelte';
import { theme } from './lib/theme.svelte';
import { readWords } from './server/api';

theme.start();
settings.start();
speech.elsewhere = readWords;
await speech.start();
navigation.start();
mount(App, { target: document.querySelector('#page')! });

// Only where the browser allows it (https or this machine): elsewhere the page works without being kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
