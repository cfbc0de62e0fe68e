// The throws that were practised, as the game ships them.
import text from '../../../../src/bestiary/games/monstrous/physics/landings.txt?raw';
import { read } from './library';

export const techniques = read(text);
