import { testOnTheWire } from '../test/samples.ts';
import { verificationEndpoints } from './verification.ts';

const proof = { data: [{ proof: 'p' }, { proof: 'p' }] } as const;

testOnTheWire(verificationEndpoints, {
  createPicture: {
    data: [
      { uuid: 'u', image: 'data:,' },
      { id: 'u', image: 'data:,' },
    ],
  },
  verifyPicture: {
    request: [
      { uuid: 'u', code: 'A7KQ' },
      { id: 'u', code: 'A7KQ' },
    ],
    ...proof,
  },
  createSlider: {
    data: [
      { uuid: 'u', background: 'data:,a', piece: 'data:,b', width: 300, height: 150, pieceSize: 46, top: 40 },
      { id: 'u', background: 'data:,a', piece: 'data:,b', width: 300, height: 150, pieceSize: 46, top: 40 },
    ],
  },
  verifySlider: {
    request: [
      { uuid: 'u', x: 120 },
      { id: 'u', x: 120 },
    ],
    ...proof,
  },
});
