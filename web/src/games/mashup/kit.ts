// All that draws the city, in one piece that is loaded when the table already stands.
import { building } from './city/building';
import { design } from './city/designs';
import { tokens } from './city/folk';
import { backdrop, green } from './city/backdrop';
import { badge, draw, token, yard } from './kaiju/monster';

export { backdrop, badge, building, design, draw, green, token, tokens, yard };
