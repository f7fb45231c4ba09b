import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Session } from "#domain/account/session.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { failure, type Result } from "#domain/shared/result.ts";
import { useReach } from "../../lib/use-away.ts";
import { useLatestNotice } from "../../lib/use-latest-notice.ts";
import { useProblem } from "../../lib/use-problem.ts";

/** What was typed so far, by field name. */
export type Draft = Readonly<Record<string, string>>;

/** What is wrong with a field: it is empty, or a failure that has a sentence of its own. */
export type FieldProblem = "empty" | ProblemCode;

interface Checker {
	safeParse(form: unknown): {
		readonly error?: { readonly issues: readonly { readonly path: PropertyKey[] }[] } | undefined;
	};
}

interface AccountForm {
	/** The contract's schema of the form: says which fields are wrong once the form was refused. */
	readonly schema: Checker;
	readonly send: (draft: Draft) => Promise<Result<Session | null, ProblemCode>>;
	/** Gets the session, or null where an address is to be confirmed first. */
	readonly onDone: (session: Session | null, draft: Draft) => void;
	/** The field that a failure is about, where the schema cannot know. */
	readonly fieldOf?: (code: ProblemCode, draft: Draft) => string | null;
}

/** The text of every field of a form, as typed. */
export const draftOf = (form: HTMLFormElement): Draft =>
	Object.fromEntries(
		[...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
	);

const fieldProblem = (name: string, draft: Draft): FieldProblem => {
	if (name === "role") return "account.role_required";
	return draft[name]?.trim() ? "forms.email_invalid" : "empty";
};

/** The wrong fields of a refused form, each with what is wrong. Spaces around text are forgiven. */
const findFieldProblems = (schema: Checker, draft: Draft): Record<string, FieldProblem> => {
	const trimmed = Object.fromEntries(
		Object.entries(draft).map(([name, value]) => [name, name === "password" ? value : value.trim()]),
	);
	const issues = schema.safeParse(trimmed).error?.issues ?? [];
	const names = new Set(issues.map(({ path }) => String(path[0])));
	return Object.fromEntries([...names].map((name) => [name, fieldProblem(name, draft)]));
};

const focusFirst = (form: HTMLFormElement, wrong: Readonly<Record<string, FieldProblem>>): void => {
	const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
	inputs.find(({ name }) => name in wrong)?.focus();
};

/** Sends an account form: busy meanwhile, then a notice; a refused form keeps all text and names the fields. */
export const useAccountForm = ({ schema, send, onDone, fieldOf = () => null }: AccountForm) => {
	const { t } = useTranslation();
	const problem = useProblem();
	const notice = useLatestNotice();
	const { reach, tell } = useReach();
	const [isBusy, setBusy] = useState(false);
	const [wrong, setWrong] = useState<Readonly<Record<string, FieldProblem>>>({});

	const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
		event.preventDefault();
		if (isBusy) return;
		const form = event.currentTarget;
		const draft = draftOf(form);
		notice.clear();
		setWrong({});
		setBusy(true);
		const outcome = await send(draft).catch(() => failure("common.unexpected"));
		setBusy(false);
		tell(outcome.ok ? null : outcome.code);
		if (outcome.ok) return onDone(outcome.value, draft);
		const named = fieldOf(outcome.code, draft);
		const found: Record<string, FieldProblem> = {
			...(named === null ? {} : { [named]: outcome.code }),
			...findFieldProblems(schema, draft),
		};
		setWrong(found);
		notice.show({ tone: "destructive", title: t("account.error"), description: problem(outcome.code) });
		focusFirst(form, found);
	};

	const errorOf = (name: string): string | undefined => {
		const code = wrong[name];
		if (code === undefined) return undefined;
		return code === "empty" ? t("account.fieldRequired") : problem(code);
	};
	return { isBusy, onSubmit, errorOf, reach };
};
