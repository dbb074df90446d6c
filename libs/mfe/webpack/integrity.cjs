const HASHED = /\.([0-9a-f]{64})\.js$/;

/**
 * The `integrity` of a built script, which is in its name: the SHA-256 of its bytes. Undefined for another file, and in
 * development, where names have no hash.
 *
 * @param {string} path
 * @returns {string | undefined}
 */
exports.integrityOf = function integrityOf(path) {
  const hash = HASHED.exec(path)?.[1];
  return hash && `sha256-${Buffer.from(hash, 'hex').toString('base64')}`;
};
