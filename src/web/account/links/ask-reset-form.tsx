import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { useForm } from "../../shared/use-form.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { UnreachableNote } from "../unreachable-note.tsx";

interface AskResetFormProps {
	readonly onAsk: (email: string) => Promise<Result<null, ProblemCode>>;
	/** Called with the address that the link goes to. */
	readonly onAsked: (email: string) => void;
}

const onlyEmail = async () => {
	const { loginSchema } = await import("#contract/account.ts");
	return {
		safeParse: (draft: unknown) => {
			const issues = loginSchema.safeParse(draft).error?.issues ?? [];
			return { error: { issues: issues.filter(({ path }) => path[0] === "email") } };
		},
	};
};

/** The address that a new password is asked for. */
export function AskResetForm({ onAsk, onAsked }: AskResetFormProps) {
	const { t } = useTranslation();
	const { isBusy, onSubmit, errorOf, reach } = useForm<string>({
		schema: onlyEmail,
		send: async ({ email = "" }) => {
			const asked = await onAsk(email.trim());
			return asked.ok ? { ok: true, value: email.trim() } : asked;
		},
		onDone: onAsked,
	});
	return (
		<form noValidate onSubmit={(event) => void onSubmit(event)} className="grid w-full max-w-md gap-5">
			<TextField
				label={t("links.reset.email")}
				name="email"
				type="email"
				autoComplete="username"
				required
				error={errorOf("email")}
			/>
			<UnreachableNote reach={reach} />
			<SubmitButton
				isBusy={isBusy}
				busyLabel={t("links.reset.asking")}
				className="justify-self-start max-sm:w-full"
			>
				{t("links.reset.ask")}
			</SubmitButton>
		</form>
	);
}
