import { setTimeout as pause } from "node:timers/promises";
import { serveFromEnvironment } from "../../../src/server/serve.ts";
import { platformOf, startPlatform } from "../../setup/course-platform.ts";
import { quickPasswords } from "../../setup/quick-passwords.ts";
import { providerOf, startSchool } from "../../setup/school-provider.ts";

/** A tenth of the server's deliberate delays: simulated payments, padded responses. */
const wait = (milliseconds: number): Promise<void> => pause(milliseconds / 10);

// A school at whose log-in people say who they are.
const school = await startSchool([`http://localhost:${process.env.PORT ?? 3000}`]);
school.person = undefined;
process.env.LOGIN_PROVIDERS ??= JSON.stringify([providerOf(school.issuer)]);

// A platform with courses that open classes. Its address is in the policy of the page of launches.
const tool = `http://localhost:${process.env.PORT ?? 3000}`;
const platform = await startPlatform(tool, async () => (await fetch(`${tool}/api/lti/keys`)).json());
process.env.LTI_PLATFORMS ??= JSON.stringify([platformOf(platform.issuer)]);

await serveFromEnvironment({ passwords: quickPasswords(), wait });
