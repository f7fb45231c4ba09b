// Functions that Chromium 109 and Safari 16.4 lack. entry.client.tsx loads them only where one is missing.
import "core-js/actual/array/to-reversed";
import "core-js/actual/array/to-sorted";
import "core-js/actual/array/to-spliced";
import "core-js/actual/array/with";
