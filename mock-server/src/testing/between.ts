import { outsideOperation } from '../core/operation.ts';
import type { TestHall } from './test-hall.ts';

/** Has something happen right before the `nth` unit of work that is asked for from now on: between what was read and what is written. */
export function between({ services: { database } }: TestHall, nth: number, happen: () => Promise<unknown>): void {
  const { unitOfWork } = database;
  let asked = 0;
  Object.assign(database, {
    unitOfWork: async (...work: Parameters<typeof unitOfWork>) => {
      asked += 1;
      if (asked === nth) {
        Object.assign(database, { unitOfWork });
        await outsideOperation(happen);
      }
      return unitOfWork(...work);
    },
  });
}
