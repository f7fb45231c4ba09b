import type { Session } from "#domain/account/session.ts";

/** This server's result of every quiz. */
export const results = { topCareers: ["ecologist"], topCategories: ["biology"] };

/** The only account of this server. */
export const student: Session = {
	isLoggedIn: true,
	role: "student",
	firstName: "Ada",
	consent: "not_needed",
};

/** A server for tests of the HTTP transport: it has one account, records its requests, and can go offline. */
export class FakeServer {
	session: Session | null = null;
	isAway = false;
	saved: string[] = [];
	readonly attempts: object[] = [];
	readonly merges: object[] = [];
	readonly asked: string[] = [];

	fetch = async (path: string, { method = "GET", body }: RequestInit): Promise<Response> => {
		this.asked.push(`${method} ${path}`);
		if (this.isAway) return Response.json({ code: "server.not_ready" }, { status: 503 });
		return this.answer(`${method} ${path}`, typeof body === "string" ? JSON.parse(body) : null);
	};

	private answer(what: string, body: Record<string, unknown> | null): Response {
		const done = () => new Response(null, { status: 204 });
		if (what === "GET /api/account/session") return Response.json({ session: this.session });
		if (what === "POST /api/account/sign-in") {
			this.session = student;
			return Response.json(this.session);
		}
		if (what === "POST /api/account/sign-out") {
			this.session = null;
			return done();
		}
		if (this.session === null) return Response.json({ code: "account.sign_in_required" }, { status: 401 });
		if (what === "POST /api/quiz/attempts" && body) {
			this.attempts.push(body);
			return Response.json({ id: "1", ...body, results });
		}
		if (what === "GET /api/saved-careers") {
			const savedAt = "2025-05-09T10:00:00.000Z";
			return Response.json({ saved: this.saved.map((careerId) => ({ careerId, savedAt })) });
		}
		if (what === "PUT /api/saved-careers/ecologist") {
			this.saved = ["ecologist", ...this.saved];
			return done();
		}
		if (what === "POST /api/guest/merge" && body) {
			this.merges.push(body);
			return Response.json({ attempts: 1, saved: 1, completions: 0 });
		}
		return Response.json({ code: "request.not_found" }, { status: 404 });
	}
}
