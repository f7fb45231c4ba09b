import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isEmailAddress } from "#domain/account/email-address.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { Problem } from "../../api/problem.ts";
import { AbsentPage } from "../../shared/absent-page.tsx";
import { type FormMutation, useForm } from "../../shared/forms/use-form.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { UnreachableNote } from "../fields.tsx";
import { LinkPage } from "./link-page.tsx";

const onlyEmail = async () => {
	const { loginSchema } = await import("#contract/account.ts");
	return {
		safeParse: (draft: unknown) => {
			const issues = loginSchema.safeParse(draft).error?.issues ?? [];
			return { error: { issues: issues.filter(({ path }) => path[0] === "email") } };
		},
	};
};

interface AskForLinkProps {
	/** The heading while nothing was asked: it also says what is wrong with a link that led here. */
	readonly heading: { readonly title: string; readonly lead: string };
	/** Whether a link that led here does not work: a picture says so, too, and the form has a heading of its own. */
	readonly isAfterTrouble: boolean;
	/** The purpose of the link, as a picture and words beside the form: omitted where the reader knows. */
	readonly about?: ReactNode;
	/** The heading of the form below such words. */
	readonly formHeading?: { readonly title: string; readonly hint: string };
	/** A way on for those who want no link. */
	readonly elsewhere?: ReactNode;
	/** The heading once a link was asked for. */
	readonly askedHeading: (email: string) => { readonly title: string; readonly lead: string };
	readonly labels: {
		readonly email: string;
		readonly ask: string;
		readonly asking: string;
		readonly askAgain: string;
	};
	/** Asks for the link. Its answer is the same whether or not the address is known. */
	readonly mutation: FormMutation<{ body: { email: string; locale: Locale } }, unknown>;
}

function AskForm({ labels, mutation, onAsked }: AskForLinkProps & { onAsked: (email: string) => void }) {
	const locale = useLocale();
	const { isBusy, onSubmit, errorOf, status } = useForm({
		schema: onlyEmail,
		mutation,
		toRequest: ({ email: typed = "" }) => {
			// Checked here first, so that mistakes show even while the server is unreachable.
			const email = typed.trim();
			if (email === "") throw new Problem("forms.required");
			if (!isEmailAddress(email)) throw new Problem("forms.email_invalid");
			return { body: { email, locale } };
		},
		onDone: (_, { email = "" }) => onAsked(email.trim()),
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid w-full max-w-md gap-5">
			<TextField
				label={labels.email}
				name="email"
				type="email"
				autoComplete="username"
				required
				error={errorOf("email")}
			/>
			<UnreachableNote status={status} />
			<SubmitButton isBusy={isBusy} busyLabel={labels.asking} className="justify-self-start max-sm:w-full">
				{labels.ask}
			</SubmitButton>
		</form>
	);
}

/** Asks for a link by mail, and then says that it is on its way. */
export function AskForLink(props: AskForLinkProps) {
	const { t } = useTranslation();
	const [askedFor, setAskedFor] = useState<string | null>(null);
	if (askedFor !== null)
		return (
			<LinkPage key="asked" {...props.askedHeading(askedFor)}>
				<Button look="secondary" onClick={() => setAskedFor(null)}>
					{props.labels.askAgain}
				</Button>
				{props.elsewhere}
			</LinkPage>
		);
	const { title, lead } = props.heading;
	if (props.isAfterTrouble)
		return (
			<AbsentPage key="ask" gate="letter" title={title} text={lead}>
				<h2 className="-mb-2 text-xl">{t("links.another")}</h2>
				<AskForm {...props} onAsked={setAskedFor} />
				{props.elsewhere}
			</AbsentPage>
		);
	const { formHeading } = props;
	return (
		<LinkPage key="ask" title={title} lead={lead} picture={props.about}>
			{formHeading ? (
				<div className="-mb-2 grid gap-1">
					<h2 className="text-2xl">{formHeading.title}</h2>
					<p className="text-soft">{formHeading.hint}</p>
				</div>
			) : null}
			<AskForm {...props} onAsked={setAskedFor} />
			{props.elsewhere}
		</LinkPage>
	);
}
