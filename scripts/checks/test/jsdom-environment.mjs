import { once } from 'node:events';
import JSDOMEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/** A loaded page in jsdom. `jest-environment-jsdom` has an older and slower version. */
export default class PageEnvironment extends JSDOMEnvironment {
  /** @param {ConstructorParameters<typeof JSDOMEnvironment>} args */
  constructor(...[config, context]) {
    super(config, context, jsdom);
  }

  // The events of loading would reach the first test.
  async setup() {
    await super.setup();
    await once(this.global, 'pageshow');
  }
}
