import type { Locator, Page } from '@playwright/test';
import { either } from '../either.ts';

const NAMES = '.function-name';

/** A place where all functions are, by system: the drawer of the applications, or their page. */
class Functions {
  readonly place: Locator;

  constructor(place: Locator) {
    this.place = place;
  }

  group(heading: string): Locator {
    return this.place.getByRole('region', { name: heading, exact: true });
  }

  namesUnder(heading: string): Locator {
    return this.group(heading).locator(NAMES);
  }

  /** The tile of a function; the first where it is also among the common ones. */
  tile(name: string): Locator {
    const { place } = this;
    return place
      .locator('.function-tile')
      .filter({ has: place.page().locator(NAMES).getByText(name, { exact: true }) })
      .first();
  }
}

/** The drawer of all functions. */
export const applicationDrawer = (page: Page): Functions =>
  new Functions(page.getByRole('dialog', { name: either('应用导航', 'Application navigation') }));

/** The page of all functions. */
export const applicationCenter = (page: Page): Functions => new Functions(page.locator('.app-center'));
