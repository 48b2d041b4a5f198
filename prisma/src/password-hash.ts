import { hash } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes, OWASP's minimum. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);
