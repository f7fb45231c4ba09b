import { shownNetwork } from "../limits/network.ts";

/** The device and network of a session, as its owner sees them in the list of sessions. */
export interface SessionClient {
	/** As `deviceName` gives it. */
	readonly device: string;
	/** As `shownNetwork` gives it. */
	readonly network: string | null;
}

const browsers: readonly (readonly [RegExp, string])[] = [
	[/\bEdgA?\//, "Edge"],
	[/\bOPR\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\bFirefox\/|\bFxiOS\//, "Firefox"],
	[/Chrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
	[/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
	[/\biPhone\b|\biPad\b|\biPod\b/, "iOS"],
	[/\bAndroid\b/, "Android"],
	[/\bWindows\b/, "Windows"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bMac OS X\b|\bMacintosh\b/, "macOS"],
	[/\bLinux\b/, "Linux"],
];

const nameIn = (list: typeof browsers, text: string): string | undefined =>
	list.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system, such as "Firefox, Android", to recognise a session in the list. Nothing finer. */
export function deviceName(userAgent: string | null): string {
	const text = (userAgent ?? "").slice(0, 1000);
	return [nameIn(browsers, text), nameIn(systems, text)].filter((name) => name !== undefined).join(", ");
}

/** The device and network of a request: never the whole user agent, never a whole address. */
export const sessionClientOf = ({
	headers,
	network,
}: {
	readonly headers: Headers;
	/** As rate limits count it. */
	readonly network: string;
}): SessionClient => ({ device: deviceName(headers.get("user-agent")), network: shownNetwork(network) });
