import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { AskForLink } from "../account/links/ask-for-link.tsx";
import { LinkPage } from "../account/links/link-page.tsx";
import { type LinkTrouble, linkTroubleIn } from "../account/links/use-followed-link.ts";
import { PasskeyButton } from "../account/passkeys/passkey-button.tsx";
import { useApiMutation } from "../api/api.ts";
import { openDeskByPasskey } from "../api/passkey-actions.ts";
import { type Problem, unwrap } from "../api/problem.ts";
import { invalidate } from "../api/query-client.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { Button } from "../ui/button.tsx";
import { useToast } from "../ui/toast.tsx";
import { DeskIntroduction } from "./desk-introduction.tsx";

function OpenByPasskey() {
	const { t } = useTranslation();
	const opening = useMutation<null, Problem, undefined>({
		mutationFn: async () => unwrap(await openDeskByPasskey()),
	});
	return (
		<PasskeyButton
			className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4"
			label={t("desk.enter.passkey")}
			logIn={opening}
			onDone={() => void invalidate(["GET /api/desk/session", "GET /api/desk"])}
		/>
	);
}

/** Asks for a link to log in, and says what is wrong with the one that led here. */
export function AskForDeskLink({ trouble }: { readonly trouble: LinkTrouble | undefined }) {
	const { t } = useTranslation();
	const heading = () => {
		if (trouble === undefined) return { title: t("desk.enter.title"), lead: t("desk.enter.lead") };
		if (trouble === "damaged") return { title: t("links.damaged.title"), lead: t("links.damaged.text") };
		return { title: t(`desk.enter.${trouble}Title`), lead: t(`desk.enter.${trouble}Text`) };
	};
	return (
		<AskForLink
			heading={heading()}
			isAfterTrouble={trouble !== undefined}
			about={<DeskIntroduction />}
			formHeading={{ title: t("desk.introduction.own"), hint: t("desk.introduction.ownHint") }}
			askedHeading={(email) => ({
				title: t("desk.enter.askedTitle"),
				lead: t("desk.enter.askedText", { email }),
			})}
			labels={{
				email: t("desk.enter.email"),
				ask: t("desk.enter.ask"),
				asking: t("desk.enter.asking"),
				askAgain: t("desk.enter.askAgain"),
			}}
			mutation={useApiMutation("POST /api/desk/links")}
			elsewhere={<OpenByPasskey />}
		/>
	);
}

interface OpenByLinkProps {
	readonly token: string;
	readonly onOpened: () => void;
	readonly onTrouble: (trouble: LinkTrouble) => void;
}

/** Opens the desk on a click, never on load: mail programs prefetch pages, and the link works once. */
export function OpenByLink({ token, onOpened, onTrouble }: OpenByLinkProps) {
	const { t } = useTranslation();
	const problem = useProblem();
	const showToast = useToast();
	const opening = useApiMutation("POST /api/desk/session", {
		invalidates: ["GET /api/desk/session", "GET /api/desk"],
		onSuccess: onOpened,
		onError: ({ code }) => {
			const trouble = linkTroubleIn(code);
			if (trouble !== undefined) return onTrouble(trouble);
			showToast({ tone: "destructive", title: t("common.form.error"), description: problem(code) });
		},
	});
	const isBusy = opening.isPending;
	return (
		<LinkPage title={t("desk.enter.linkTitle")} lead={t("desk.enter.linkLead")}>
			<Button
				aria-disabled={isBusy || undefined}
				onClick={() => isBusy || opening.mutate({ body: { token } })}
				className="max-sm:w-full"
			>
				{t(isBusy ? "desk.enter.opening" : "desk.enter.open")}
			</Button>
		</LinkPage>
	);
}
