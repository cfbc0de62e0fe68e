import { expect, it } from 'vitest';
import type { RuleSection } from '../../lib/types';
import { searchRules } from './rules';

const RULES: RuleSection[] = ([
  { id: 'turn', number: '3', title: 'A turn', text: 'Score, draw, build. Türme come later.' },
  { id: 'stomp', number: '4.3', title: 'Stomp', text: 'In a straight line.' },
  { id: 'build', number: '5', title: 'Build', text: 'Two houses. They may be lost to a stomp.' },
]).map((rule) => ({ ...rule, html: '' }));
const ids = (question: string): string[] => searchRules(RULES, question).map((rule) => rule.id);

it('shows all rules in their order without a question', () => expect(ids('  ')).toEqual(['turn', 'stomp', 'build']));
it('puts a title before a mention', () => expect(ids('stomp')).toEqual(['stomp', 'build']));
it('wants every word', () => expect(ids('stomp houses')).toEqual(['build']));
it('finds a rule by its number', () => expect(ids('4.3')).toEqual(['stomp']));
it('takes letters without their marks', () => expect(ids('turme')).toEqual(['turn']));
it('finds nothing where nothing is', () => expect(ids('dragon')).toEqual([]));
