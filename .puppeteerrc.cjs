// The documents worker prints with the system's Chromium; a download at install would only slow it or fail.
module.exports = { skipDownload: true };
