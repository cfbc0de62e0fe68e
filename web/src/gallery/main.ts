import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import '../lib/tokens.css';
import { speech } from '../lib/speech.svelte';
import { theme } from '../lib/theme.svelte';

theme.start();
await speech.start();
await speech.open('marry');
mount(Gallery, { target: document.querySelector('#page')! });
