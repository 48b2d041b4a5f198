import type { Locator, Page } from '@playwright/test';
import { either } from '../either.ts';

const GROUP_NAME = (name: string) => ({ name, exact: true });

/** The command palette, once it is open. */
export class Palette {
  readonly dialog: Locator;
  readonly box: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: either('命令面板', 'Command palette') });
    this.box = this.dialog.getByRole('combobox');
    this.rows = this.dialog.getByRole('option');
  }

  /** The row that the keys are about. */
  get active(): Locator {
    return this.dialog.getByRole('option', { selected: true });
  }

  /** The names of the rows under a heading. */
  namesUnder(heading: string): Locator {
    return this.dialog.getByRole('group', GROUP_NAME(heading)).locator('.result-name');
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.dialog.page().locator('.result-name').getByText(name, { exact: true }) });
  }
}
