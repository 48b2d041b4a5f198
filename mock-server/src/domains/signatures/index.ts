export { claimDeciderOf, claimsToDecide, decidableClaims, type Ground, groundsOn } from './claims-signed.ts';
export { type Ending, followSignatures } from './followers.ts';
export { type SigningFor, signersFor, signingOf, signingsOf } from './signing.ts';
