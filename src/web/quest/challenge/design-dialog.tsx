import { useTranslation } from "react-i18next";
import { gameOfChallenge } from "#domain/quest/challenges/challenge-games.ts";
import { decodeDesign, encodeDesign, suspectDesign } from "#domain/quest/challenges/design-code.ts";
import type { QuestOutline } from "#domain/quest/quest-outline.ts";
import { CheckedCodeForm, type CodeFault, codeFaultOf } from "../../shared/forms/checked-code-form.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ReceivedChallenge } from "./received-challenge.tsx";

interface DesignDialogProps {
	/** The code of the address; an empty one asks for it, null keeps the dialog closed. */
	readonly code: string | null;
	readonly outline: QuestOutline;
	/** Called with a code that was typed and can be read. */
	readonly onCode: (code: string) => void;
	readonly onCase: (gameId: string) => void;
	readonly onClose: () => void;
}

/** The fault of a code, in words. */
const useFaultOf = (): ((typed: string) => CodeFault | null) => {
	const { t } = useTranslation();
	return (typed) => {
		const read = decodeDesign(typed);
		if (read.ok) return null;
		const suspicion = suspectDesign(typed);
		const fault = codeFaultOf(suspicion, (message, values) => t(`quest.challenge.type.${message}`, values));
		// Of another version nothing is wrong but the version.
		return read.code === "unknownVersion"
			? {
					...fault,
					suspicion: { ...suspicion, positions: [] },
					error: t("quest.challenge.type.unknownVersion"),
				}
			: fault;
	};
};

/** The dialog of a design from a link or a typed code. A code that cannot be read stays in its field, with what is wrong. */
export function DesignDialog({ code, outline, onCode, onCase, onClose }: DesignDialogProps) {
	const { t } = useTranslation();
	const faultOf = useFaultOf();
	const read = decodeDesign(code ?? "");
	const design = read.ok ? read.value : null;
	const gameId = design && gameOfChallenge(design.challenge);
	const domain = outline.domains.find(({ games }) => games.some(({ id }) => id === gameId));
	const title = domain?.games.find(({ id }) => id === gameId)?.title;
	const fault = code ? faultOf(code) : null;
	return (
		<Dialog
			isOpen={code !== null}
			onClose={onClose}
			title={title ?? t("quest.challenge.type.title")}
			closeLabel={t("common.close")}
			isWide={design !== null}
		>
			{design && gameId ? (
				<div data-line={domain?.key}>
					<ReceivedChallenge key={code} design={design} onCase={() => onCase(gameId)} />
				</div>
			) : (
				<CheckedCodeForm
					label={t("quest.challenge.code")}
					hint={t("quest.challenge.type.hint")}
					openLabel={t("quest.challenge.type.open")}
					{...(code && fault ? { wrong: { typed: code, fault } } : {})}
					onOpen={(typed) => {
						const opened = decodeDesign(typed);
						if (opened.ok) onCode(encodeDesign(opened.value));
						return Promise.resolve(faultOf(typed));
					}}
				/>
			)}
		</Dialog>
	);
}
