export { claimDeciderOf, claimsToDecide, decidableClaims, decidesClaim } from './claims-signed.ts';
export { type Ending, followSignatures } from './followers.ts';
export { type SigningFor, signersFor, signingOf, signingsOf } from './signing.ts';
