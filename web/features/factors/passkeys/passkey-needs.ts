import type { Values } from '../../../ui/form/answer.ts';
import { blankOnes } from '../../../ui/form/words.ts';

export const passkeyNeeds = ({ name }: Values): string[] => blankOnes([[name, 'a name']]);
