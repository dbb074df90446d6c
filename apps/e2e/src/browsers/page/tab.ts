import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver, FoundElement } from '../drivers/driver';
import {
  type ElementState,
  firstElement,
  focusForTyping,
  installFinder,
  type Pattern,
  isSettled,
  statesOf,
  type Step,
} from './find-elements';

const { resolve } = createRequire(import.meta.url);
const LIBRARY = readFileSync(resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** Time-out for dialogs on a busy machine. */
const TIMEOUT_MS = 45_000;
const PAUSES_MS = [50, 100, 250, 500];

type Name = string | RegExp;

const patternOf = (name: Name | undefined): Pattern | undefined =>
  name instanceof RegExp ? { source: name.source, flags: name.flags } : name;

/** Locator of elements, evaluated again at each use. */
export class Target {
  private readonly tab: Tab;
  private readonly steps: readonly Step[];

  constructor(tab: Tab, steps: readonly Step[]) {
    this.tab = tab;
    this.steps = steps;
  }

  /** An element with a role inside this one. @param name the full accessible name, or a pattern of it */
  role = (role: string, name?: Name): Target => this.inside({ by: 'role', role, pattern: patternOf(name) });

  label = (label: Name): Target => this.inside({ by: 'label', pattern: patternOf(label) });

  text = (text: Name): Target => this.inside({ by: 'text', pattern: patternOf(text) });

  /** An invisible element, such as the file input behind a button. */
  testId = (id: string): Target => this.inside({ by: 'testId', pattern: id });

  /** Visible elements that match now. */
  states = (): Promise<ElementState[]> => this.tab.statesOf(this.steps);

  /** Text of the first element; empty if there is none. */
  words = async (): Promise<string> => (await this.states())[0]?.text ?? '';

  value = async (): Promise<string> => (await this.states())[0]?.value ?? '';

  isChecked = async (): Promise<boolean> => (await this.states())[0]?.isChecked ?? false;

  /** Waits until it is on the page. */
  async shown(): Promise<void> {
    await this.waitUntil(async () => (await this.states()).length > 0, 'is shown');
  }

  /** Waits until it is no longer on the page. */
  async gone(): Promise<void> {
    await this.waitUntil(async () => (await this.states()).length === 0, 'is gone');
  }

  async click(): Promise<void> {
    await this.waitUntil(async () => (await this.states())[0]?.isEnabled === true, 'can be used');
    await this.waitUntil(() => this.tab.driver.evaluate(isSettled, this.steps), 'can be clicked');
    await (await this.element()).click();
  }

  /** Replaces a field's content by typing. */
  async fill(text: string): Promise<void> {
    await this.waitUntil(async () => (await this.states())[0]?.isEnabled === true, 'can be used');
    await this.tab.driver.evaluate(focusForTyping, this.steps);
    await this.tab.driver.type(text);
  }

  /** Clicks into a part of a field and types there. */
  async type(text: string): Promise<void> {
    await this.click();
    await this.waitUntil(async () => (await this.states())[0]?.isFocused === true, 'has the focus');
    await this.tab.driver.type(text);
  }

  /** Selects local files. */
  async upload(...paths: string[]): Promise<void> {
    await this.shown();
    await (await this.element()).upload(paths);
  }

  private async element(): Promise<FoundElement> {
    const found = await this.tab.driver.find(firstElement, this.steps);
    if (!found) throw new Error(`${this.description} left the page`);
    return found;
  }

  private waitUntil(holds: () => Promise<boolean>, what: string): Promise<void> {
    const options = { message: `${this.description} ${what}`, timeout: TIMEOUT_MS, intervals: PAUSES_MS };
    return expect.poll(holds, options).toBe(true);
  }

  private get description(): string {
    return this.steps.map((step) => JSON.stringify(step)).join(' > ');
  }

  private inside = (step: Step): Target => new Target(this.tab, [...this.steps, step]);
}

/** The page in a browser, used like a person does: by role, label and text, with mouse and keys. */
export class Tab {
  readonly driver: Driver;
  private readonly origin: string;
  private readonly whole = new Target(this, []);

  /** @param origin URL prefix of paths */
  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  role = this.whole.role;
  label = this.whole.label;
  text = this.whole.text;

  /** @param address a path of the product, or a full URL */
  open = (address: string): Promise<void> => this.driver.goto(new URL(address, this.origin).href);

  reload = (): Promise<void> => this.driver.reload();

  path = (): Promise<string> => this.driver.evaluate(() => location.pathname + location.search);

  async expectPath(path: string | RegExp): Promise<void> {
    const poll = expect.poll(this.path, { timeout: TIMEOUT_MS, intervals: PAUSES_MS });
    await (typeof path === 'string' ? poll.toBe(path) : poll.toMatch(path));
  }

  async statesOf(steps: readonly Step[]): Promise<ElementState[]> {
    const states = await this.driver.evaluate(statesOf, steps);
    if (states) return states;
    await this.driver.addScript(LIBRARY);
    await this.driver.evaluate(installFinder);
    return (await this.driver.evaluate(statesOf, steps)) ?? [];
  }
}
