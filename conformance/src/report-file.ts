import { closeSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Ends the command: a file for the report cannot be written. */
export class CannotWrite extends Error {}

function writing(file: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    throw new CannotWrite(`${file} cannot be written: ${(error as Error).message}`);
  }
}

/** Finds out whether a file can be written, and leaves it as it is. @throws CannotWrite */
export function tryFile(file: string): void {
  writing(file, () => {
    const found = statSync(file, { throwIfNoEntry: false });
    // A pipe would have its reader believe that this was all.
    if (found && !found.isFile() && !found.isDirectory()) return;
    closeSync(openSync(file, 'a'));
    if (!found) rmSync(file);
  });
}

/** Writes a file. @throws CannotWrite */
export const writtenTo = (file: string, text: string): void => writing(file, () => writeFileSync(file, text));
