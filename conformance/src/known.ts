import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { FieldTable } from '@hall/contract/wire/entity';
import { defOf, fieldsOf, fits, requiredOf } from '@hall/contract/wire/sample';
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Values = Readonly<Record<string, unknown>>;

/** A call with where it stands in the contract. */
export interface NamedCall {
  readonly domain: string;
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** Something that an answer told of: its values by wire names and by ours. */
interface Thing {
  readonly source: string;
  readonly domain: string;
  readonly access: string;
  readonly account: string;
  readonly byWire: Values;
  readonly byName: Values;
}

/** The most things that are kept of one place of the answers. */
const MOST_OF_A_PLACE = 2000;
/** So many fields of a thing are looked at: what has more than any of the contract is no thing. */
const MOST_FIELDS = 200;
/** So many are tried of one place, and in all. */
const TRIED_OF_A_PLACE = 20;
const TRIED = 40;

const isBare = (value: unknown): boolean => (typeof value === 'string' && value !== '') || typeof value === 'number';

/** The schema beneath what makes it optional, and the like. */
function coreOf(schema: Schema): Schema {
  const { innerType, in: wire } = defOf(schema);
  const inner = innerType ?? wire;
  return inner ? coreOf(inner) : schema;
}

/** A list of such things as are named by a text, which cannot be empty. */
function namesSeveral(schema: Schema): boolean {
  const { element } = defOf(coreOf(schema));
  return !!element && coreOf(element)._zod.def.type === 'string' && !fits(schema, []);
}

/** A field whose value has to be one that there is: a text or a number that is no choice of few, or a list of texts. */
const isLearned = (schema: Schema): boolean => ['string', 'number'].includes(coreOf(schema)._zod.def.type) || namesSeveral(schema);

/** The fields of a request whose values have to be learned. */
export const learnedFieldsOf = ({ request }: Pick<Endpoint, 'request'>): FieldTable =>
  Object.fromEntries(Object.entries(requiredOf(request?.fields ?? {})).filter(([, [, schema]]) => isLearned(schema)));

/** What the backend's own answers have told so far: the ids of what there is come from there, and from nowhere else. */
export class Known {
  readonly #things: Thing[] = [];
  readonly #perPlace = new Map<string, number>();
  readonly #seen = new Set<string>();

  /** Takes in an answer; what was asked for belongs to each thing of it. */
  learn({ domain, name, endpoint }: NamedCall, account: string, asked: Values, data: unknown): void {
    const place = { source: `${domain}.${name}`, domain, access: String(endpoint.access), account };
    const byName = namesOf(endpoint.request?.fields ?? {}, asked);
    if (endpoint.data) this.#walk(endpoint.data, data, { ...place, byWire: asked, byName });
  }

  /** Says that something is known by a name of ours. */
  tell(account: string, byName: Values): void {
    this.#things.unshift({ source: 'told', domain: '', access: '', account, byWire: {}, byName });
  }

  #walk(schema: Schema, value: unknown, outer: Thing): void {
    if (value === null || typeof value !== 'object') return;
    const { element, innerType, getter, in: wire } = defOf(schema);
    const fields = fieldsOf(schema);
    const inner = innerType ?? getter?.() ?? wire;
    if (fields && !Array.isArray(value)) this.#take(fields, value as Values, outer);
    else if (element && Array.isArray(value)) for (const row of value) this.#walk(element, row, outer);
    else if (inner) this.#walk(inner, value, outer);
  }

  #take(fields: FieldTable, value: Values, outer: Thing): void {
    const bare = Object.fromEntries(
      Object.entries(value)
        .slice(0, MOST_FIELDS)
        .filter(([, part]) => isBare(part)),
    );
    const byName = { ...outer.byName, ...named(namesOf(fields, bare)) };
    const thing = { ...outer, byWire: { ...outer.byWire, ...bare }, byName };
    if (Object.keys(bare).length > 0) this.#keep(thing);
    for (const [wire, schema] of Object.values(fields)) this.#walk(schema, value[wire], { ...outer, source: `${outer.source}.${wire}` });
  }

  /** Keeps a thing that nothing has told of before. */
  #keep(thing: Thing): void {
    const [kept, key] = [this.#perPlace.get(thing.source) ?? 0, JSON.stringify([thing.source, thing.account, thing.byWire])];
    if (kept >= MOST_OF_A_PLACE || this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#perPlace.set(thing.source, kept + 1);
    this.#things.push(thing);
  }

  /** The values by a name of ours, each once. */
  all(name: string): readonly unknown[] {
    const values = this.#things.map(({ byName }) => byName[name]);
    return [...new Set(values.filter((value) => value !== undefined))];
  }

  /** The first thing that has these values by our names. */
  find(has: (byName: Values) => boolean): Values | undefined {
    return this.#things.find((thing) => has(thing.byName))?.byName;
  }

  /** Values by wire names that the learned fields of a call may have, the likeliest first; none that covers less than another does. */
  candidatesFor({ domain, endpoint }: NamedCall, account: string): readonly Values[] {
    const fields = Object.entries(learnedFieldsOf(endpoint));
    if (fields.length === 0) return [];
    const offers = this.#things
      .map((thing) => ({ thing, values: valuesFor(fields, thing, domain) }))
      .filter(({ values }) => Object.keys(values).length > 0);
    const rank = ({ thing, values }: (typeof offers)[number]) =>
      Object.keys(values).length * 16 +
      (thing.domain === domain ? 8 : 0) +
      (thing.account === account ? 4 : 0) +
      (thing.access === String(endpoint.access) ? 2 : 0);
    const ranked = offers
      .map((offer, index) => ({ ...offer, rank: rank(offer), index }))
      .sort((a, b) => b.rank - a.rank || a.index - b.index);
    return firstOfEach(ranked).map(({ values }) => this.#filledUp(fields, values, ranked));
  }

  /** What one thing does not have comes from the likeliest that does. */
  #filledUp(fields: readonly [string, FieldTable[string]][], values: Values, ranked: readonly { readonly values: Values }[]): Values {
    const others = fields.map(([, [wire]]) => [
      wire,
      values[wire] ?? ranked.find((offer) => offer.values[wire] !== undefined)?.values[wire],
    ]);
    return Object.fromEntries(others.filter(([, value]) => value !== undefined));
  }
}

/** A route or an entry of the menu names the page that it opens by its template. */
const named = ({ templateId, ...values }: Values): Values => ({ ...values, ...(templateId !== undefined && { pageId: templateId }) });

function namesOf(fields: FieldTable, wire: Values): Values {
  const values = Object.entries(fields).map(([name, [wireName]]) => [name, wire[wireName]] as const);
  return Object.fromEntries(values.filter(([, value]) => isBare(value)));
}

/** A list of one, which is known by the name that one of several has: `numbers` by `number`. */
function listOfOne(name: string, { byName }: Thing): readonly unknown[] | undefined {
  const one = byName[name.replace(/s$/, '')];
  return typeof one === 'string' ? [one] : undefined;
}

/** What a thing has for the fields of a request: `id` is that of another thing in another domain. */
function valuesFor(fields: readonly [string, FieldTable[string]][], thing: Thing, domain: string): Values {
  const found = fields.map(([name, [wire, schema]]) => {
    if (namesSeveral(schema)) return [wire, listOfOne(name, thing)];
    if (name === 'id' && wire === 'id') return [wire, thing.domain === domain ? thing.byWire[wire] : undefined];
    return [wire, thing.byWire[wire] ?? (name === 'id' ? undefined : thing.byName[name])];
  });
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

/** A few of each place, no values twice. */
function firstOfEach<T extends { readonly thing: Thing; readonly values: Values }>(ranked: readonly T[]): readonly T[] {
  const [perPlace, seen] = [new Map<string, number>(), new Set<string>()];
  const few = ranked.filter(({ thing: { source }, values }) => {
    const [count, key] = [perPlace.get(source) ?? 0, JSON.stringify(values)];
    if (count >= TRIED_OF_A_PLACE || seen.has(key)) return false;
    perPlace.set(source, count + 1);
    seen.add(key);
    return true;
  });
  return few.slice(0, TRIED);
}
