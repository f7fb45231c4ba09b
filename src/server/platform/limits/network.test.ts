import { describe, expect, it } from "vitest";
import { clientNetwork, countedNetworks } from "./network.ts";

const direct = (socketAddress: string | undefined, forwardedFor: string | null = null) =>
	clientNetwork({ socketAddress, forwardedFor, trustedProxies: 0 });
const behind = (trustedProxies: number, forwardedFor: string) =>
	clientNetwork({ socketAddress: "10.0.0.1", forwardedFor, trustedProxies });

describe("clientNetwork", () => {
	it.each([
		["192.0.2.7", "192.0.2.7"],
		["::ffff:192.0.2.7", "192.0.2.7"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
		["2001:0db8:0001:0002::1", "2001:db8:1:2::/64"],
		["2001:db8::1", "2001:db8:0:0::/64"],
		["fe80::1%eth0", "fe80:0:0:0::/64"],
		["::1", "0:0:0:0::/64"],
		["nonsense", "unknown"],
		[undefined, "unknown"],
	])("takes %s for %s", (address, network) => {
		expect(direct(address)).toBe(network);
	});

	it("counts every address of one /64 as one", () => {
		expect(direct("2001:db8:1:2::1")).toBe(direct("2001:db8:1:2:ffff:ffff:ffff:ffff"));
		expect(direct("2001:db8:1:2::1")).not.toBe(direct("2001:db8:1:3::1"));
	});

	it("believes no header where no proxy is trusted", () => {
		expect(direct("192.0.2.7", "198.51.100.1")).toBe("192.0.2.7");
	});

	it("believes exactly the entries that trusted proxies added", () => {
		expect(behind(1, "203.0.113.66, 198.51.100.1")).toBe("198.51.100.1");
		expect(behind(2, "203.0.113.66, 198.51.100.1, 10.0.0.2")).toBe("198.51.100.1");
		expect(behind(1, "198.51.100.1:51234")).toBe("198.51.100.1");
		expect(behind(1, "[2001:db8:1:2::9]:443")).toBe("2001:db8:1:2::/64");
		expect(behind(3, "198.51.100.1")).toBe("198.51.100.1");
		expect(behind(1, "")).toBe("unknown");
	});
});

describe("countedNetworks", () => {
	it("counts IPv4 for itself alone", () => {
		expect(countedNetworks("192.0.2.7")).toEqual([{ network: "192.0.2.7", times: 1 }]);
		expect(countedNetworks("unknown")).toEqual([{ network: "unknown", times: 1 }]);
	});

	it("counts the /64s of one /56 together, and those of one /48", () => {
		const wide = (address: string) => countedNetworks(direct(address)).map(({ network }) => network);
		expect(wide("2001:db8:1:1a2::1")).toEqual([
			"2001:db8:1:1a2::/64",
			"2001:db8:1:0100::/56",
			"2001:db8:1::/48",
		]);
		expect(wide("2001:db8:1:1ff::1")[1]).toBe(wide("2001:db8:1:100::1")[1]);
		expect(wide("2001:db8:1:1ff::1")[1]).not.toBe(wide("2001:db8:1:200::1")[1]);
		expect(wide("2001:db8:1:2::1")[1]).not.toBe(wide("2001:db8:1:200::1")[1]);
		expect(wide("2001:db8:1:ffff::1")[2]).toBe(wide("2001:db8:1::1")[2]);
	});
});
