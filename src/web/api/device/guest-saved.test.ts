import { expect, it } from "vitest";
import { toInstant } from "#domain/shared/instant.ts";
import { FakeStorage } from "../../../../tests/contract/fake-storage.ts";
import { createJsonStorage } from "../storage.ts";
import { guestSavedHandlers } from "./guest-saved.ts";
import { createGuestStore } from "./guest-store.ts";

const storage = new FakeStorage();
const device = createJsonStorage(() => storage);
const saved = guestSavedHandlers({ device, now: () => toInstant(new Date(0)) });
const [save, unsave] = [
	saved["PUT /api/saved-careers/:careerId"],
	saved["DELETE /api/saved-careers/:careerId"],
];
const listedIds = () => saved["GET /api/saved-careers"]().value.saved.map(({ careerId }) => careerId);

it("a career is stored before the call returns, latest first, beside the guest's other work", async () => {
	const store = createGuestStore(device);
	const attempt = { completedAt: toInstant(new Date(0)), questionnaireVersion: 2, answers: {} };
	store.addAttempt(attempt);
	const before = store.read().mergeId;
	save({ params: { careerId: "ecologist" } });
	save({ params: { careerId: "geologist" } });
	save({ params: { careerId: "ecologist" } });
	expect(store.read()).toMatchObject({ attempts: [attempt], saved: ["ecologist", "geologist"] });
	expect(store.read().mergeId).not.toBe(before);
	expect(listedIds()).toEqual(["ecologist", "geologist"]);
	await unsave({ params: { careerId: "ecologist" } });
	expect(listedIds()).toEqual(["geologist"]);
	store.remove(store.read());
	expect(storage.entries.size).toBe(0);
});

it("saved careers start empty if the stored document is invalid, and omit entries that are not careers", () => {
	storage.setItem("guest", '{"version":2}');
	save({ params: { careerId: "ecologist" } });
	expect(listedIds()).toEqual(["ecologist"]);
	storage.setItem(
		"guest",
		JSON.stringify({ ...JSON.parse(storage.getItem("guest") ?? ""), saved: ["wizard", 3] }),
	);
	expect(listedIds()).toEqual([]);
});
