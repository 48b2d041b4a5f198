import * as z from 'zod/mini';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { text } from './wire/flags.ts';

/**
 * Which verification stands before the password once a name has failed twice or an address twenty times; parameter
 * `signInVerification`. A refused sign-in whose next attempt needs one says so in its failure's `params.verification`, until when in
 * `params.until`, and in `params.of` whether for the failures of the name or of the address.
 */
export const VERIFICATION_KINDS = ['picture', 'slider'] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];

/** What has failed too often. */
export const VERIFIED_SUBJECTS = ['name', 'address'] as const;
export type VerifiedSubject = (typeof VERIFIED_SUBJECTS)[number];

const id = z.string().check(z.minLength(1), z.maxLength(100));

export const PictureCode = entity({
  id: ['uuid', id, '验证编号', 'Verification number', 'good once, for 2 minutes'],
  /** A `data:` address. */
  image: ['image', z.string(), '验证码图片', 'Picture code', 'PNG as data:image/png'],
});
export type PictureCode = Of<typeof PictureCode>;

/**
 * All lengths are px of the background. The piece is a tile with a capital letter: it starts at the left edge and belongs where the
 * background has the small form of that letter, above or below the tile's way. A picture that was cut out of its background would tell
 * its place to who compares pixels.
 */
export const SliderPuzzle = entity({
  id: ['uuid', id, '验证编号', 'Verification number', 'good once, for 2 minutes'],
  background: ['background', z.string(), '有小写字母的背景图', 'Background with small letters', 'PNG as data:image/png'],
  piece: ['piece', z.string(), '大写字母方块', 'Tile with a capital letter', 'transparent PNG as data:image/png'],
  width: ['width', z.int(), '背景宽', 'Width of the background', 'px'],
  height: ['height', z.int(), '背景高', 'Height of the background', 'px'],
  pieceSize: ['pieceSize', z.int(), '方块边长', 'Size of the tile', 'px'],
  /** Distance of the piece's upper edge from the background's. */
  top: ['top', z.int(), '方块上边距', 'Distance of the tile from the top', 'px'],
});
export type SliderPuzzle = Of<typeof SliderPuzzle>;

/** Goes along with the next sign-in as `proof`; good once, for two minutes, and for no other kind of verification. */
export const VerificationProof = entity({
  proof: ['proof', z.string(), '图片验证凭证', 'Proof of the picture verification', 'good once, for 2 minutes'],
});
export type VerificationProof = Of<typeof VerificationProof>;

const ofSignIn = { method: 'GET', spec: '7.1', codes: [500] } as const;

export const verificationEndpoints = {
  createPicture: endpoint('anyone', {
    ...ofSignIn,
    path: '/api/user/createImgValidate',
    summary: { zh: '获取图片验证码', en: 'A picture code' },
    data: PictureCode,
  }),
  verifyPicture: endpoint('anyone', {
    ...ofSignIn,
    path: '/api/user/verifyimgx',
    summary: { zh: '校验图片验证码', en: 'Check what the person read; one try for each picture' },
    request: request({
      id: ['uuid', id, '验证编号', 'Verification number'],
      code: ['code', text(20), '图片中的字符', 'Characters in the picture', 'upper or lower case'],
    }),
    data: VerificationProof,
  }),
  createSlider: endpoint('anyone', {
    ...ofSignIn,
    path: '/api/user/createImgValidate2',
    summary: { zh: '获取滑块验证', en: 'A slider puzzle' },
    data: SliderPuzzle,
  }),
  verifySlider: endpoint('anyone', {
    ...ofSignIn,
    path: '/api/user/verifyimgx2',
    summary: { zh: '校验滑块验证', en: 'Check where the person left the tile; one try for each puzzle' },
    request: request({
      id: ['uuid', id, '验证编号', 'Verification number'],
      x: ['x', z.int().check(z.minimum(0), z.maximum(1000)), '方块左边距', 'Distance of the tile from the left', 'px'],
    }),
    data: VerificationProof,
  }),
};
