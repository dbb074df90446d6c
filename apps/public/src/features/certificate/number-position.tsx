import { Box } from '@concord/ui';

/** A drawing of a certificate that highlights the position of its number. */
export function NumberPosition() {
  return (
    <Box
      component="svg"
      viewBox="0 0 200 142"
      aria-hidden="true"
      sx={{ width: 200, maxWidth: '100%', height: 'auto', color: 'text.secondary' }}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="4" y="4" width="192" height="134" rx="4" />
      <rect x="12" y="12" width="176" height="118" rx="2" strokeWidth="1" />
      <path d="M72 34h56M56 52h88M76 66h48M22 104h24M154 104h24" />
      <Box component="g" sx={{ color: 'primary.main' }} strokeWidth="2.4">
        <path d="M90 84h8v8h-8zM104 84h8v8h-8zM90 98h8v8h-8zM104 98h3v3h-3zM109 103h3v3h-3zM64 118h72" />
        <rect x="54" y="76" width="92" height="50" rx="25" strokeDasharray="4 5" strokeWidth="1.6" />
      </Box>
    </Box>
  );
}
