// The protocol of docs/protocol.md under the names this client uses; the types themselves are generated.

import type { FromClient } from "./protocol.gen";

export { PROTOCOL } from "./protocol.gen";
export type {
  AskInfo,
  BlockedGuest as OtherGuest,
  CampaignFile,
  ChatInfo as ChatLine,
  DeviceInfo as Device,
  DiceInfo,
  FromClient,
  FromServer,
  GameInfo as Game,
  Guide,
  Line as TableLine,
  Made,
  Me,
  Moment,
  Motion,
  NotesInfo as Notes,
  OptionField,
  Outline,
  PointOut as Point,
  Presence,
  Problem,
  ProposalInfo as Proposal,
  RefusedOut as Refusal,
  Reviewed,
  Rule as RuleText,
  Rules,
  SeatInfo,
  Shows,
  Summary,
  TableInfo,
  Tell,
  Then as Past,
  Value,
  Verdict,
  Worth,
} from "./protocol.gen";

/** What may be sent again with the same key until it is answered. */
export type Keyed = Extract<FromClient, { key: string }>;
