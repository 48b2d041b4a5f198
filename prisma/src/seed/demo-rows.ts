import type { Prisma } from '../generated/client.ts';

type CreateMany<M extends Prisma.ModelName> = NonNullable<Prisma.TypeMap['model'][M]['operations']['createMany']['args']['data']>;
type Row<M extends Prisma.ModelName> = Exclude<CreateMany<M>, readonly unknown[]>;

/** Demo rows of a domain by model, in an order that foreign keys allow; people, departments and permissions are there before. */
export type DemoRows = { readonly [M in Prisma.ModelName as Uncapitalize<M>]?: readonly Row<M>[] };
