const HASHED = /\.([0-9a-f]{64})\.js$/;

/**
 * Returns the `integrity` of a built script from its name, which contains the SHA-256. Undefined
 * for other files, and in development, where names have no hash.
 *
 * @param {string} path
 * @returns {string | undefined}
 */
exports.integrityOf = function integrityOf(path) {
  const hash = HASHED.exec(path)?.[1];
  return hash && `sha256-${Buffer.from(hash, 'hex').toString('base64')}`;
};
