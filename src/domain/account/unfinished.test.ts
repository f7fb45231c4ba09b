import { expect, test } from "vitest";
import { confirmationWaitMs, loginHistoryMs, securityEventsKeptMs } from "./unfinished.ts";

test("an account counts as never used only while the log of its sign-ins is complete", () => {
	expect(loginHistoryMs).toBeLessThanOrEqual(securityEventsKeptMs);
	expect(confirmationWaitMs).toBeLessThan(loginHistoryMs);
});
