import { renderHook } from '@testing-library/react';
import { useRequestKey } from './request-key';

describe('useRequestKey', () => {
  it('keeps the key of a body that is sent again, and makes one for another body', () => {
    const { result, rerender } = renderHook(() => useRequestKey());
    const first = result.current({ amount: 1 });
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    rerender();
    expect(result.current({ amount: 1 })).toBe(first);
    const other = result.current({ amount: 2 });
    expect(other).not.toBe(first);
    expect(result.current({ amount: 2 })).toBe(other);
  });
});
