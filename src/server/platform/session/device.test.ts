import { expect, it } from "vitest";
import { deviceName } from "./device.ts";

const onLinux = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
	[`${onLinux} Chrome/148.0.0.0 Safari/537.36`, "Chrome, Linux"],
	[`${onLinux} HeadlessChrome/148.0.0.0 Safari/537.36`, "Chrome, Linux"],
	[`${onLinux} Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0`, "Edge, Linux"],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1",
		"Safari, iOS",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/148.0.0 Mobile/15E148 Safari/604.1",
		"Chrome, iOS",
	],
	["Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0", "Firefox, Android"],
	["", ""],
	[null, ""],
])("the device name has browser and system of %s", (userAgent, name) => {
	expect(deviceName(userAgent)).toBe(name);
});
