export type PortraitHair =
  | 'crop'
  | 'fade'
  | 'flattop'
  | 'waves'
  | 'afro'
  | 'long'
  | 'bob'
  | 'pixie'
  | 'puffs'
  | 'puff'
  | 'bun'
  | 'sidebun'
  | 'rows'
  | 'locs'
  | 'twists'
  | 'wrap'
  | 'hijab'
  | 'bald'
  | 'rim';

export type PortraitTop =
  | 'suit'
  | 'shirt'
  | 'polo'
  | 'uniform'
  | 'gomesi'
  | 'kanzu'
  | 'coat'
  | 'gown'
  | 'kitenge'
  | 'vest'
  | 'plain'
  | 'blouse'
  | 'tracksuit'
  | 'apron'
  | 'rollneck'
  | 'cardigan'
  | 'scrubs';

type Beard = 'full' | 'goatee' | 'moustache' | 'stubble';

export interface Features {
  readonly eyes: 'round' | 'almond' | 'happy' | 'soft' | 'wide';
  readonly brows: 'arch' | 'flat' | 'thick' | 'thin';
  readonly nose: 'soft' | 'broad' | 'button' | 'long';
  readonly mouth: 'grin' | 'laugh' | 'smile' | 'small' | 'smirk' | 'lips';
  /** How square the jaw is (0 pointed, 12 square) and how long the chin. */
  readonly jaw: number;
  readonly chin: number;
  /** Width of the head, 1 being the middling one. */
  readonly wide: number;
  /** The tilt of the head in degrees. */
  readonly tilt: number;
}

export interface Sitter {
  readonly alt: string;
  readonly who: 'woman' | 'man' | 'girl' | 'boy';
  readonly skin: string;
  readonly face: Features;
  readonly hair: PortraitHair;
  readonly hairC?: string;
  /** Colours of a head wrap or hijab. */
  readonly wrap?: string;
  readonly wrap2?: string;
  readonly top: PortraitTop;
  readonly c: string;
  readonly c2?: string;
  readonly c3?: string;
  readonly beard?: Beard;
  readonly beardC?: string;
  readonly glasses?: string;
  readonly earrings?: string;
  readonly hat?: 'helmet' | 'grad' | 'kofia' | 'cap';
  /** Lines by the eyes and mouth. */
  readonly older?: boolean;
  readonly backdrop: readonly [shape: number, wall: string, figure: string];
}

export const isChild = ({ who }: Sitter): boolean => who === 'girl' || who === 'boy';
