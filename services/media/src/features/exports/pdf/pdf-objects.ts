import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** Offsets for object numbers and for the keys by which pages find their tags. */
export interface Shift {
  readonly numbers: number;
  readonly keys: number;
}

const KEYS = new Set(['/StructParent', '/StructParents']);

export const movedRef = ({ objectNumber }: PDFRef, { numbers }: Shift): PDFRef =>
  PDFRef.of(objectNumber + numbers);

/** Changes all references and keys within an object. */
export function shiftNumbers(object: PDFObject, shift: Shift): void {
  if (object instanceof PDFStream) shiftNumbers(object.dict, shift);
  if (object instanceof PDFArray)
    for (let at = 0; at < object.size(); at += 1) object.set(at, shifted(object.get(at), shift));
  if (object instanceof PDFDict)
    for (const [key, value] of object.entries()) {
      const isKey = KEYS.has(key.asString()) && value instanceof PDFNumber;
      object.set(key, isKey ? PDFNumber.of(value.asNumber() + shift.keys) : shifted(value, shift));
    }
}

function shifted(value: PDFObject, shift: Shift): PDFObject {
  if (value instanceof PDFRef) return movedRef(value, shift);
  shiftNumbers(value, shift);
  return value;
}

/** The tags of a document: elements at the top, and which elements a page has, by its key. */
interface Tags {
  readonly elements: readonly (readonly [PDFRef, PDFDict])[];
  readonly parents: readonly (readonly [key: number, PDFRef])[];
  readonly nextKey: number;
}

export function tagsOf(context: PDFContext, structure: PDFDict | undefined): Tags {
  const tops = structure?.get(PDFName.of('K'));
  const refs = tops instanceof PDFArray ? tops.asArray() : [tops];
  const elements = refs.flatMap((ref): [PDFRef, PDFDict][] =>
    ref instanceof PDFRef ? [[ref, context.lookup(ref, PDFDict)]] : [],
  );
  const parents = pairsOf(structure?.lookupMaybe(PDFName.of('ParentTree'), PDFDict));
  return { elements, parents, nextKey: Math.max(0, ...parents.map(([key]) => key + 1)) };
}

/** The entries of a number tree, whose nodes have numbers or further nodes. */
function pairsOf(tree: PDFDict | undefined): [number, PDFRef][] {
  const kids = tree?.lookupMaybe(PDFName.of('Kids'), PDFArray);
  const nodes = Array.from({ length: kids?.size() ?? 0 }, (_, at) => kids?.lookup(at, PDFDict));
  const numbers = tree?.lookupMaybe(PDFName.of('Nums'), PDFArray)?.asArray() ?? [];
  const own = numbers.flatMap((key, at): [number, PDFRef][] => {
    const ref = numbers[at + 1];
    return key instanceof PDFNumber && ref instanceof PDFRef ? [[key.asNumber(), ref]] : [];
  });
  return [...own, ...nodes.flatMap(pairsOf)];
}
