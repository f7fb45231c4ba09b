import { createServer } from "node:http";

/** How far the clock of this process is ahead, in milliseconds. */
let ahead = 0;
const real = Date;
// The product, its provider of log-ins and their libraries read one clock: that of the process.
globalThis.Date = new Proxy(real, {
	construct: (target, given) =>
		given.length === 0 ? new target(target.now() + ahead) : Reflect.construct(target, given),
	get: (target, key) => (key === "now" ? () => target.now() + ahead : Reflect.get(target, key)),
});

/** Sets the clock to the instant of a request's path. */
createServer((request, response) => {
	ahead = real.parse(decodeURIComponent(request.url?.slice(1) ?? "")) - real.now();
	response.end(new Date().toISOString());
}).listen(Number(process.env.CLOCK_PORT), "127.0.0.1");

const { serveFromEnvironment } = await import("../../../src/server/serve.ts");
const { quickPasswords } = await import("../../setup/quick-passwords.ts");
const { providerOf, startSchool } = await import("../../setup/school-provider.ts");

const school = await startSchool([`http://localhost:${process.env.PORT}`]);
school.person = undefined;
const { INSTITUTION_CODE: institution } = process.env;
process.env.LOGIN_PROVIDERS = JSON.stringify([providerOf(school.issuer, { institution })]);
await serveFromEnvironment({ passwords: quickPasswords() });
