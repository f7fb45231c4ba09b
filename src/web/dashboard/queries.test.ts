import { beforeEach, expect, it, vi } from "vitest";
import { studentDashboardSchema } from "#contract/dashboard.ts";
import type { Session } from "#domain/account/session.ts";
import { knownSession, readNow } from "../api/api.ts";
import { Problem } from "../api/problem.ts";
import { studentDashboardQuery } from "./queries.ts";

vi.mock("../api/api.ts", () => ({
	readNow: vi.fn(),
	knownSession: vi.fn(),
	apiQuery: (key: string) => ({ queryKey: [key, null] }),
}));

const figures = { sample: false, interests: [], quizzesCompleted: 0, savedCareers: 0, activities: [] };
const read = () => (studentDashboardQuery.queryFn as () => Promise<unknown>)();
const become = (session: Session | null) => vi.mocked(knownSession).mockResolvedValue(session);

beforeEach(() => {
	vi.mocked(readNow).mockReset();
	vi.mocked(readNow).mockResolvedValue(figures as never);
});

it.each([
	["a stranger", null],
	["a teacher", { isLoggedIn: true, role: "teacher", consent: "not_needed" }],
	["a student without consent", { isLoggedIn: true, role: "student", consent: "pending" }],
] as const)("the student dashboard query returns samples to %s without a request", async (_, session) => {
	become(session);
	const shown = await read();
	expect(studentDashboardSchema.parse(shown)).toEqual(shown);
	expect(shown).toMatchObject({
		sample: true,
		quizzesCompleted: 3,
		savedCareers: 5,
		activities: [{}, {}, {}],
	});
	expect(readNow).not.toHaveBeenCalled();
});

it("the student dashboard query returns a student's own figures", async () => {
	become({ isLoggedIn: true, role: "student", consent: "given" });
	expect(await read()).toEqual(figures);
});

it("the student dashboard query returns samples if the session has ended, and a problem if the server is unreachable", async () => {
	become({ isLoggedIn: true, role: "student" });
	vi.mocked(readNow).mockRejectedValue(new Problem("account.sign_in_required"));
	expect(await read()).toMatchObject({ sample: true });
	vi.mocked(readNow).mockRejectedValue(new Problem("server.not_ready"));
	await expect(read()).rejects.toMatchObject({ code: "server.not_ready" });
});
