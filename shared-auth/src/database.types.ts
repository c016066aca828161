// Written by supabase/embedded/generate-types.ts from the migrations. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      clients: {
        Row: {
          coach_id: string | null
          company: string | null
          created_at: string
          email: string | null
          id: string
          last_contact: string | null
          name: string
          next_deadline: string | null
          phone: string | null
          retainer_value: number
          revenue: number
          status: string
          strategies: string[]
          tax_savings: number
          updated_at: string
          user_id: string | null
        }
        Insert: {
          coach_id?: string | null
          company?: string | null
          created_at?: string
          email?: string | null
          id?: string
          last_contact?: string | null
          name: string
          next_deadline?: string | null
          phone?: string | null
          retainer_value?: number
          revenue?: number
          status?: string
          strategies?: string[]
          tax_savings?: number
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          coach_id?: string | null
          company?: string | null
          created_at?: string
          email?: string | null
          id?: string
          last_contact?: string | null
          name?: string
          next_deadline?: string | null
          phone?: string | null
          retainer_value?: number
          revenue?: number
          status?: string
          strategies?: string[]
          tax_savings?: number
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "clients_coach_id_fkey"
            columns: ["coach_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "clients_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      leads: {
        Row: {
          company: string | null
          created_at: string
          email: string
          id: string
          message: string | null
          name: string
          phone: string | null
          source: string | null
          status: string
          updated_at: string
        }
        Insert: {
          company?: string | null
          created_at?: string
          email: string
          id?: string
          message?: string | null
          name: string
          phone?: string | null
          source?: string | null
          status?: string
          updated_at?: string
        }
        Update: {
          company?: string | null
          created_at?: string
          email?: string
          id?: string
          message?: string | null
          name?: string
          phone?: string | null
          source?: string | null
          status?: string
          updated_at?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          account_type: string
          company: string | null
          created_at: string
          email: string
          id: string
          name: string
          onboarded: boolean
          phone: string | null
          role: string
          status: string
          updated_at: string
        }
        Insert: {
          account_type?: string
          company?: string | null
          created_at?: string
          email: string
          id: string
          name?: string
          onboarded?: boolean
          phone?: string | null
          role?: string
          status?: string
          updated_at?: string
        }
        Update: {
          account_type?: string
          company?: string | null
          created_at?: string
          email?: string
          id?: string
          name?: string
          onboarded?: boolean
          phone?: string | null
          role?: string
          status?: string
          updated_at?: string
        }
        Relationships: []
      }
      stories: {
        Row: {
          challenge: string | null
          client_id: string | null
          created_at: string
          id: string
          lesson: string | null
          result: string | null
          situation: string | null
          status: string
          strategy: string | null
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          challenge?: string | null
          client_id?: string | null
          created_at?: string
          id?: string
          lesson?: string | null
          result?: string | null
          situation?: string | null
          status?: string
          strategy?: string | null
          title?: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          challenge?: string | null
          client_id?: string | null
          created_at?: string
          id?: string
          lesson?: string | null
          result?: string | null
          situation?: string | null
          status?: string
          strategy?: string | null
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "stories_client_id_fkey"
            columns: ["client_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "stories_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      subscribers: {
        Row: {
          created_at: string
          email: string
          id: string
          source: string | null
          status: string
        }
        Insert: {
          created_at?: string
          email: string
          id?: string
          source?: string | null
          status?: string
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          source?: string | null
          status?: string
        }
        Relationships: []
      }
      user_preferences: {
        Row: {
          preferences: Json
          updated_at: string
          user_id: string
        }
        Insert: {
          preferences?: Json
          updated_at?: string
          user_id?: string
        }
        Update: {
          preferences?: Json
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: {
      todo_profiles: {
        Row: {
          account_type: string | null
          company: string | null
          created_at: string | null
          email: string | null
          id: string | null
          name: string | null
          onboarded: boolean | null
          phone: string | null
          role: string | null
          status: string | null
          updated_at: string | null
        }
        Insert: {
          account_type?: string | null
          company?: string | null
          created_at?: string | null
          email?: string | null
          id?: string | null
          name?: string | null
          onboarded?: boolean | null
          phone?: string | null
          role?: string | null
          status?: string | null
          updated_at?: string | null
        }
        Update: {
          account_type?: string | null
          company?: string | null
          created_at?: string | null
          email?: string | null
          id?: string | null
          name?: string | null
          onboarded?: boolean | null
          phone?: string | null
          role?: string | null
          status?: string | null
          updated_at?: string | null
        }
        Relationships: []
      }
      todo_user_preferences: {
        Row: {
          preferences: Json | null
          updated_at: string | null
          user_id: string | null
        }
        Insert: {
          preferences?: Json | null
          updated_at?: string | null
          user_id?: string | null
        }
        Update: {
          preferences?: Json | null
          updated_at?: string | null
          user_id?: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      delete_my_account: { Args: never; Returns: undefined }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type PublicSchema = Database["public"]

export type Tables<Name extends keyof (PublicSchema["Tables"] & PublicSchema["Views"])> =
  (PublicSchema["Tables"] & PublicSchema["Views"])[Name]["Row"]
export type TablesInsert<Name extends keyof PublicSchema["Tables"]> = PublicSchema["Tables"][Name]["Insert"]
export type TablesUpdate<Name extends keyof PublicSchema["Tables"]> = PublicSchema["Tables"][Name]["Update"]
