import { type FormMutation, useForm } from "../shared/forms/use-form.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useToast } from "../ui/toast.tsx";
import { UnreachableNote } from "./fields.tsx";

interface AdultFormProps<Request> {
	readonly mutation: FormMutation<Request, unknown>;
	/** The request for an address. */
	readonly requestFor: (email: string) => Request;
	/** The closed heading that opens the form. */
	readonly title: string;
	readonly text: string;
	readonly label: string;
	readonly submit: string;
	readonly busy: string;
	readonly sent: string;
	readonly sentText: (email: string) => string;
}

/** A form that opens on demand: it asks an adult by e-mail. */
export function AdultForm<Request>({
	mutation,
	requestFor,
	title,
	text,
	label,
	submit,
	busy,
	sent,
	sentText,
}: AdultFormProps<Request>) {
	const toast = useToast();
	const { isBusy, onSubmit, errorOf, status } = useForm({
		mutation,
		toRequest: ({ email = "" }) => requestFor(email.trim()),
		onDone: (_, { email = "" }) =>
			toast({ tone: "success", title: sent, description: sentText(email.trim()) }),
		fieldOf: {
			"account.guardian_email_required": "email",
			"account.guardian_email_own": "email",
			"account.adult_email_known": "email",
			"forms.email_invalid": "email",
		},
	});
	return (
		<details className="w-full max-w-xl border-t border-hairline">
			<summary className="min-h-11 cursor-pointer content-center py-2 font-semibold">{title}</summary>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5 pb-5 pt-1">
				<p className="text-soft">{text}</p>
				<TextField
					label={label}
					name="email"
					type="email"
					autoComplete="off"
					required
					error={errorOf("email")}
				/>
				<UnreachableNote status={status} />
				<SubmitButton
					look="secondary"
					isBusy={isBusy}
					busyLabel={busy}
					className="justify-self-start max-sm:w-full"
				>
					{submit}
				</SubmitButton>
			</form>
		</details>
	);
}
