import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { chunkGroups, chunkPaths } from "../../scripts/lib/chunk-groups.ts";

const inRoot = (path: string): string => resolve(import.meta.dirname, "../..", path);

const exists = (path: string): boolean =>
	(path.endsWith("/") ? [""] : [".ts", ".tsx"]).some((ending) => existsSync(inRoot(path + ending)));

it("every path of a chunk names a file or a folder", () => {
	const paths = Object.values(chunkPaths).flatMap((group) => [...group.in, ...group.out]);
	expect(paths.filter((path) => !exists(path))).toEqual([]);
});

it("a module belongs to the first group that takes it, on Windows too", () => {
	const groupOf = (id: string) => chunkGroups.find(({ test }) => test?.(id))?.name;
	expect(groupOf("/home/one/src/web/app/header.tsx")).toBe("frame");
	expect(groupOf("C:\\one\\src\\web\\root.tsx")).toBe("frame");
	expect(groupOf("/home/one/node_modules/react-dom/client.js")).toBe("frame");
	expect(groupOf("/home/one/src/web/app/not-found.screen.tsx")).toBeUndefined();
	expect(groupOf("/home/one/src/web/api/device/demo.ts")).toBeUndefined();
	expect(groupOf("/home/one/src/web/careers/career-card.tsx")).toBe("careers");
	expect(groupOf("/home/one/src/web/careers/content.ts")).toBeUndefined();
});
