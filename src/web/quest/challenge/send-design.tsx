import { Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Design, encodeDesign } from "#domain/quest/challenges/design-code.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { canShare, shareOnDevice } from "../../shared/links/device-share.ts";
import { LinkCopier } from "../../shared/links/link-copier.tsx";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { designLink } from "./design-link.ts";

interface SendDesignProps {
	readonly design: Design;
	/** The sentence that goes with the link. */
	readonly sentence: string;
}

/** A design ready to be sent: its challenge, its code to read out, and its link. */
export function SendDesign({ design, sentence }: SendDesignProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const locale = useLocale();
	const code = encodeDesign(design);
	const link = designLink(locale, code);
	const send = async () => {
		if (!(await shareOnDevice({ text: sentence, url: link })))
			toast({ title: t("quest.challenge.sendFailed"), tone: "destructive" });
	};
	return (
		<div className="grid gap-3">
			<p className="text-lg leading-snug">{sentence}</p>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<p>
					<span className="text-sm text-soft">{t("quest.challenge.code")}</span>{" "}
					<output className="whitespace-nowrap font-mono text-xl font-semibold tracking-wide">{code}</output>
				</p>
				{canShare() ? (
					<Button onClick={() => void send()}>
						<Send aria-hidden="true" className="size-4" />
						{t("quest.challenge.send")}
					</Button>
				) : null}
				<LinkCopier
					key={code}
					link={link}
					words={{
						copy: t("quest.challenge.copy"),
						copied: t("quest.challenge.copied"),
						copiedText: t("quest.challenge.copiedText"),
						link: t("quest.challenge.link"),
						hint: t("quest.challenge.linkHint"),
					}}
				/>
			</div>
			<p className="text-sm text-soft">{t("quest.challenge.private")}</p>
		</div>
	);
}
