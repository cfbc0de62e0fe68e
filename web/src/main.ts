import { mount } from 'svelte';
import App from './App.svelte';
import './lib/tokens.css';
import { navigation } from './lib/navigation.svelte';
import { speech } from './lib/speech.svelte';
import { theme } from './lib/theme.svelte';

theme.start();
await speech.start();
navigation.start();
mount(App, { target: document.querySelector('#page')! });
