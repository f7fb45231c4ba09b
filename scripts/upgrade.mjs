// Prepares the checked-out release beside the running one: `npm run upgrade`, then restart the server.
import { prepareBeside } from "./lib/beside.mjs";

await prepareBeside();
console.log("The release is prepared. Stop the server and start it again: that takes a few seconds.");
