/** Objects of a page whose properties specs replace, because jsdom lacks them or answers otherwise. */
const replaceable = (page) => [
  page,
  page.navigator,
  page.document,
  page.Element.prototype,
  page.HTMLElement.prototype,
  page.HTMLImageElement.prototype,
];

const isSame = (one, other) =>
  one !== undefined && one.value === other.value && one.get === other.get && one.set === other.set;

/** Gives an object the properties that it had. */
function restore(object, before) {
  for (const key of Reflect.ownKeys(object)) {
    if (!Object.hasOwn(before, key)) Reflect.deleteProperty(object, key);
  }
  for (const key of Reflect.ownKeys(before)) {
    const now = Reflect.getOwnPropertyDescriptor(object, key);
    if (!isSame(now, before[key])) Reflect.defineProperty(object, key, before[key]);
  }
}

function removeAttributes(element) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

/**
 * Remembers what a page is before the tests of a spec file.
 * @returns a function that makes the page so again: its properties, elements, storage and address
 */
module.exports = function keepPage(page) {
  const kept = replaceable(page).map((object) => [object, Object.getOwnPropertyDescriptors(object)]);
  return () => {
    kept.forEach(([object, before]) => restore(object, before));
    const { document, history, localStorage, sessionStorage } = page;
    [document.documentElement, document.body].forEach(removeAttributes);
    [document.head, document.body].forEach((element) => element.replaceChildren());
    [localStorage, sessionStorage].forEach((storage) => storage.clear());
    history.replaceState(null, '', '/');
  };
};
