export type PictureFile = {
  type: 'jpeg' | 'png';
  width: number;
  height: number;
  content: Uint8Array;
  placeholder: string;
};
